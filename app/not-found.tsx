/**
 * Unknown addresses get app/global-not-found.tsx, and no page asks for this one. It is empty because it travels in the
 * data of every page: in its place Next would send a text of its own.
 */
export default function NotFound() {
  return null;
}
