/** A page's JSON-LD graph. It is a data block, not a script, so the content security policy does not apply to it. */
export function StructuredData({ json }: { json: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised with `<` escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
