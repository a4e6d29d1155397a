import { TickBox } from './tick-box';

/** Checkboxes under a step: “Bills”, ticked, and “Private”. */
export function TickedBoxes() {
  return (
    <>
      <TickBox ticked>Bills</TickBox>
      <TickBox>Private</TickBox>
    </>
  );
}
