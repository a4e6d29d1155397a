/**
 * Empty: unknown addresses get app/global-not-found.tsx, and no page calls notFound(). It is sent in the data
 * of every page; without it Next would send its default text.
 */
export default function NotFound() {
  return null;
}
