/** A page's JSON-LD graph: data, not script, so the content security policy need not allow it. */
export function StructuredData({ json }: { json: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serialised with `<` escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
