/** Built by scripts/inline-script-plugin.ts. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
