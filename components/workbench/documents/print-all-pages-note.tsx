import { useSharedMessages } from '../shell/use-messages';

/** Printed where a tool shows only some pages of a document: how to print all of them. Hidden on screen. */
export function PrintAllPagesNote() {
  return <p className="hidden px-(--side-padding) py-2 print:block">{useSharedMessages().printAllPages}</p>;
}
