import { useSharedMessages } from '../shell/use-messages';

/** On paper only, beside some pages of a document: how to print all of them. */
export function PartPrinted() {
  return <p className="hidden px-(--sides) py-2 print:block">{useSharedMessages().partPrinted}</p>;
}
