import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “3 attachments”, “JPG” and “2 PDFs”. */
export function SentAttachments() {
  return (
    <>
      <Chip tone="bond">3 attachments</Chip>
      <Chip tone="bond">JPG</Chip>
      <Chip tone="bond">2 PDFs</Chip>
    </>
  );
}
