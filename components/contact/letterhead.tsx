import { InlinePicture } from '@/components/drawings/inline-picture';

type Props = {
  label: string;
  /** To whom the message goes: the product's name. */
  name: string;
  note: string;
};

/**
 * Head of the form: to whom the message goes and how it is answered, with the stamp of the reply cards on other pages.
 * Hidden on phones, so that the button is visible earlier.
 */
export function Letterhead({ label, name, note }: Props) {
  return (
    <div className="-mt-2 mb-6 hidden items-end justify-between gap-4 border-b-2 border-dashed border-carbon-300 pb-4 md:flex">
      <p className="leading-snug">
        <span className="text-muted">{label}</span> <strong className="text-ink">{name}</strong>
        <span className="block">{note}</span>
      </p>
      <InlinePicture name="postage-stamp" className="h-[57px] w-12 shrink-0" />
    </div>
  );
}
