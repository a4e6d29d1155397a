import { TickBox } from './tick-box';

/** Boxes to tick under a step: Bills, Private. */
export function TickedBoxes() {
  return (
    <>
      <TickBox ticked>Bills</TickBox>
      <TickBox>Private</TickBox>
    </>
  );
}
