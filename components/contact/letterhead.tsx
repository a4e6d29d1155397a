import { InlinePicture } from '@/components/drawings/inline-picture';

type Props = {
  label: string;
  /** To whom the message goes: the product's name. */
  name: string;
  note: string;
};

/**
 * Head of the form: to whom the message goes and how it is answered, with the stamp of the reply cards on other pages.
 * On phones it has only one line, so that the button is visible without scrolling.
 */
export function Letterhead({ label, name, note }: Props) {
  return (
    <div className="-mt-5 mb-3.5 flex items-center justify-between gap-4 border-b-2 border-dashed border-carbon-300 pr-8 pb-2 md:-mt-2 md:mb-6 md:items-end md:pr-0 md:pb-4">
      <p className="leading-snug">
        <span className="text-muted">{label}</span> <strong className="text-ink">{name}</strong>
        <span className="hidden md:block">{note}</span>
      </p>
      <InlinePicture name="postage-stamp" className="h-9.5 w-8 shrink-0 md:h-[57px] md:w-12" />
    </div>
  );
}
