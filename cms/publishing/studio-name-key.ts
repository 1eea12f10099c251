/** Where a studio keeps its name, which it gets when it is filled. */
export const STUDIO_NAME = 'studio.name';
