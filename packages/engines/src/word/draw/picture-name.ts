/** Resource name of a picture. */
export const pictureName = (path: string) =>
  `P${path.replace(/[^A-Za-z0-9]/g, (character) => `x${character.charCodeAt(0)}`)}`;
