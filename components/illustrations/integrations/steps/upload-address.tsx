/** A typed address under a step: `bills-7f3a@…`. */
export function UploadAddress() {
  return <span className="mono">bills-7f3a@…</span>;
}
