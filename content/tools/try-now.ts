/** What Try Now does: it leads to the tool’s file field. */
export const tryNow = (slug: string) => ({ label: 'Try Now', href: `/toolsdetails/${slug}#try` });
