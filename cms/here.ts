/** The studio's folder, for tools that write into it. A bundle has no folder, and needs none. */
export const studioFolder: string = import.meta.dirname ?? '/';
