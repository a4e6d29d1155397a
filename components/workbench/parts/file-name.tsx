/** A file's name on one or more lines; numbers in it, such as 2025-26, do not wrap. */
export function FileName({ children }: { children: string }) {
  return children.split(/(\d[\d-]{0,10}\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
