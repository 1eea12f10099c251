/** The studio's folder, for tools that write into it. A bundle has no folder, and needs none. */
export const studioDir: string = import.meta.dirname ?? '/';
