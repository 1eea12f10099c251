/** The studio's folder, for tools that write into it. A bundle has none and needs none. */
export const studioDir: string = import.meta.dirname ?? '/';
