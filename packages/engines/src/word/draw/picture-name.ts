/** Resource name of a picture, made from its path. */
export const pictureName = (path: string) =>
  `P${path.replace(/[^A-Za-z0-9]/g, (character) => `x${character.charCodeAt(0)}`)}`;
