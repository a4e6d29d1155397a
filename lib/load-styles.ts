/**
 * Loads the page's full style sheet. Its inlined part has only the rules for the built page; parts of an
 * island loaded later may need others. Resolves when they apply; a failed sheet is ignored.
 */
export async function loadStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  await Promise.all(
    [...links].map(
      (link) =>
        new Promise<void>((resolve) => {
          link.onload = link.onerror = () => resolve();
          link.disabled = false;
          link.removeAttribute('disabled');
        }),
    ),
  );
}
