/**
 * Empty: unknown addresses get app/global-not-found.tsx, and no built page calls notFound(). Next puts this component
 * into the data of every page; without this file it would put its default text there.
 */
export default function NotFound() {
  return null;
}
