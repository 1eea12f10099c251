/** Video and 360° pictures of a car (001 §3.8). One interior picture is a panorama, several are a spin. */
export type CarMedia = {
  videoUrl: string | null;
  images360: readonly string[];
  internal360: readonly string[];
  hasVideo: boolean;
  has360: boolean;
  hasInternal360: boolean;
};

type Found = { video?: string | undefined; turn?: readonly string[]; cabin?: readonly string[] };

/** A single picture is no spin. */
const MIN_SPIN_FRAMES = 2;

export function carMedia({ video, turn = [], cabin = [] }: Found): CarMedia {
  const images360 = turn.length >= MIN_SPIN_FRAMES ? turn : [];
  return {
    videoUrl: video ?? null,
    images360,
    internal360: cabin,
    hasVideo: video !== undefined,
    has360: images360.length > 0,
    hasInternal360: cabin.length > 0,
  };
}

export function isEmpty({ hasVideo, has360, hasInternal360 }: CarMedia): boolean {
  return !hasVideo && !has360 && !hasInternal360;
}
