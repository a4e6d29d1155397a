/** The package types its components alone; of these files only the drawn lines are taken. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  export const __iconNode: readonly (readonly ['path', { readonly d: string }])[];
}
