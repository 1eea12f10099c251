/** The key of a studio's name, which it gets when it is filled. */
export const STUDIO_NAME = 'studio.name';
