/** A typed header under a step: `Authorization: Bearer <your JWT>`. */
export function KeyHeader() {
  return (
    <>
      <span className="mono">Authorization:</span>
      <span className="mono">{'Bearer <your JWT>'}</span>
    </>
  );
}
