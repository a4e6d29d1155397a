/**
 * Loads the page's whole style sheet. Its inlined part has the rules of what stood on the page when it was built; parts
 * of an island that are loaded later may need others. Resolves when they apply; a sheet that fails is left out.
 */
export async function wholeStyles(): Promise<void> {
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
