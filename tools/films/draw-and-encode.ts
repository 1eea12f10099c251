import type { Clip, Film } from './film.ts';

type Chunk = { timestampMs: number; isKey: boolean; base64: string };
export type EncodedFilm = { video: Chunk[]; audio: { head: string; chunks: Chunk[] } | undefined };

const KEY_FRAME_S = 2;
const SAMPLE_RATE = 48_000;

/** Runs in the browser: draws every frame of a film on a canvas and encodes it with WebCodecs. */
export async function drawAndEncode(film: Film): Promise<EncodedFilm> {
  const { width, height, framesPerS, lengthS, bitsPerS: bitrate } = film;
  const pictures = await loadPictures(film);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  const video: Chunk[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => video.push(toChunk(chunk)),
    error: (problem) => reportError(problem),
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    bitrate,
    framerate: framesPerS,
    latencyMode: 'quality',
  });
  for (let frame = 0; frame < Math.round(lengthS * framesPerS); frame += 1) {
    drawFrame(context, film, film.fromS + frame / framesPerS, pictures);
    const image = new VideoFrame(canvas, {
      timestamp: (frame * 1e6) / framesPerS,
      duration: 1e6 / framesPerS,
    });
    encoder.encode(image, { keyFrame: frame % (KEY_FRAME_S * framesPerS) === 0 });
    image.close();
    while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await encoder.flush();
  return { video, audio: film.sea ? await encodeSea(lengthS) : undefined };
}

type Pictures = ReadonlyMap<string, ImageBitmap>;

async function loadPictures({ clips }: Film): Promise<Pictures> {
  const names = new Set(clips.flatMap((clip) => (clip.kind === 'pan' ? [clip.picture] : clip.pictures)));
  const load = async (name: string) => {
    const response = await fetch(`/${name}.webp`);
    return [name, await createImageBitmap(await response.blob())] as const;
  };
  return new Map(await Promise.all([...names].map(load)));
}

function drawFrame(
  context: OffscreenCanvasRenderingContext2D,
  { clips, width, height }: Film,
  atS: number,
  pictures: Pictures,
): void {
  for (const clip of clips) {
    const ownS = atS - clip.startS;
    if (ownS < 0 || ownS >= clip.lengthS) continue;
    context.globalAlpha = clip.fadeInS > 0 ? Math.min(1, ownS / clip.fadeInS) : 1;
    if (clip.kind === 'turn') drawTurn(context, clip, ownS, { width, height, pictures });
    else drawPan(context, clip, ownS, { width, height, pictures });
  }
}

type Ground = { width: number; height: number; pictures: Pictures };

function drawPan(
  context: OffscreenCanvasRenderingContext2D,
  { picture, zoom, from, to, lengthS }: Extract<Clip, { kind: 'pan' }>,
  ownS: number,
  { width, height, pictures }: Ground,
): void {
  const image = pictures.get(picture);
  if (!image) return;
  const scale = Math.max((width * zoom) / image.width, (height * zoom) / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  const share = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * ownS) / lengthS;
  context.drawImage(image, (width - w) * share(0), (height - h) * share(1), w, h);
}

function drawTurn(
  context: OffscreenCanvasRenderingContext2D,
  { pictures: names, picturesPerS, ground, moveUpPx }: Extract<Clip, { kind: 'turn' }>,
  ownS: number,
  { width, height, pictures }: Ground,
): void {
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const image = pictures.get(names[Math.floor(ownS * picturesPerS + 1e-6) % names.length] ?? '');
  if (image) context.drawImage(image, (width - image.width) / 2, -moveUpPx);
}

/** Low noise that swells once a film: the end is as loud as the beginning. */
async function encodeSea(lengthS: number): Promise<EncodedFilm['audio']> {
  const chunks: Chunk[] = [];
  let head = '';
  const encoder = new AudioEncoder({
    output: (chunk, metadata) => {
      const description = metadata?.decoderConfig?.description;
      if (description) head = toBase64(new Uint8Array(description as ArrayBuffer));
      chunks.push(toChunk(chunk));
    },
    error: (problem) => reportError(problem),
  });
  encoder.configure({ codec: 'opus', sampleRate: SAMPLE_RATE, numberOfChannels: 1, bitrate: 32_000 });
  const data = seaSamples(lengthS);
  const options = { format: 'f32', sampleRate: SAMPLE_RATE, numberOfChannels: 1, timestamp: 0 } as const;
  encoder.encode(new AudioData({ ...options, numberOfFrames: data.length, data }));
  await encoder.flush();
  return { head, chunks };
}

function seaSamples(lengthS: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(lengthS * SAMPLE_RATE));
  let [seed, brown, low] = [7, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    brown = brown * 0.998 + (seed / 2 ** 31 - 1) * 0.04;
    low += (brown - low) * 0.11;
    const swell = 0.65 - 0.35 * Math.cos((2 * Math.PI * at) / samples.length);
    samples[at] = low * swell * 0.5;
  }
  return samples;
}

function toChunk(chunk: EncodedVideoChunk | EncodedAudioChunk): Chunk {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return { timestampMs: chunk.timestamp / 1000, isKey: chunk.type === 'key', base64: toBase64(bytes) };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
