/** What must stay visible when a picture is cropped, in per cent of its width and height. The middle needs no line. */
export const focalPoints: Readonly<Record<string, { x: number; y: number }>> = {};
