import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Renders the demo's short films from its pictures: slow pans and fades, in a loop. Needs ffmpeg. */
const media = join(import.meta.dirname, '../demo/media');
const FADE_S = 0.8;
const SHOT_S = 3.6;
const FRAMES_PER_S = 24;

/** From one part of the picture to another; x and y as shares of the space around the crop. */
type Shot = { scene: string; zoom: number; from: [number, number]; to: [number, number] };
type Film = {
  name: string;
  width: number;
  height: number;
  quality: number;
  shots: readonly Shot[];
  /** The sound of water. */
  sea?: boolean;
};

const films: readonly Film[] = [
  {
    name: 'coast',
    sea: true,
    width: 1280,
    height: 720,
    quality: 40,
    shots: [
      { scene: 'coast-dusk', zoom: 1.25, from: [0.1, 0.75], to: [0.9, 0.85] },
      { scene: 'close-lamp', zoom: 1.3, from: [0.2, 0.4], to: [0.8, 0.6] },
      { scene: 'close-wheel', zoom: 1.3, from: [0.8, 0.7], to: [0.3, 0.6] },
    ],
  },
  {
    name: 'coast-phone',
    sea: true,
    width: 576,
    height: 1024,
    quality: 42,
    shots: [{ scene: 'coast-dusk-phone', zoom: 1.2, from: [0.2, 0.6], to: [0.8, 0.9] }],
  },
  {
    name: 'charging-night',
    width: 1280,
    height: 720,
    quality: 40,
    shots: [
      { scene: 'charging-night', zoom: 1.3, from: [0.1, 0.5], to: [0.9, 0.9] },
      { scene: 'close-tail', zoom: 1.3, from: [0.7, 0.3], to: [0.2, 0.6] },
    ],
  },
];

mkdirSync(join(media, 'videos'), { recursive: true });
for (const film of films) renderFilm(film);

function renderFilm({ name, width, height, quality, shots, sea }: Film): void {
  // The first shot once more, to fade into; the film then begins where that fade ends.
  const all = shots.concat(shots.slice(0, 1));
  const stills = all.map(({ scene }) => `-loop 1 -t ${SHOT_S} -i ${join(media, `scenes/${scene}.webp`)}`);
  const moving = all.map((shot, at) => `[${at}]${panFilter(shot, width, height)}[m${at}]`);
  const faded = all.slice(1).map((_, at) => {
    const before = at === 0 ? 'm0' : `f${at}`;
    const offset = (at + 1) * (SHOT_S - FADE_S);
    return `[${before}][m${at + 1}]xfade=duration=${FADE_S}:offset=${offset}[f${at + 1}]`;
  });
  const length = shots.length * (SHOT_S - FADE_S);
  const trimmed = `[f${shots.length}]trim=${FADE_S}:${length + FADE_S},setpts=PTS-STARTPTS[film]`;
  const arguments_ = [
    ['-v', 'error', '-y', ...stills.join(' ').split(' ')],
    sea ? ['-f', 'lavfi', '-i', seaNoise(length)] : [],
    ['-filter_complex', [...moving, ...faded, trimmed].join(';')],
    ['-map', '[film]', ...(sea ? ['-map', `${all.length}:a`, '-c:a', 'libopus', '-b:a', '32k'] : ['-an'])],
    `-r ${FRAMES_PER_S} -c:v libvpx-vp9 -crf ${quality} -b:v 0 -row-mt 1 -pix_fmt yuv420p`.split(' '),
    [join(media, `videos/${name}.webm`)],
  ];
  const made = spawnSync('ffmpeg', arguments_.flat(), { stdio: 'inherit' });
  if (made.status !== 0) process.exitCode = 1;
}

/** Noise that swells once a film, low enough to be water: the end is as loud as the beginning. */
function seaNoise(seconds: number): string {
  return `anoisesrc=color=brown:amplitude=0.5:duration=${seconds}:seed=7,lowpass=f=900,tremolo=f=${Math.max(0.1, 1 / seconds)}:d=0.7`;
}

/** Moves at twice the size, so that a step is half a pixel. */
function panFilter({ zoom, from, to }: Shot, width: number, height: number): string {
  const share = (axis: 0 | 1) => `(${from[axis]}+(${to[axis]}-${from[axis]})*t/${SHOT_S})`;
  const [w, h] = [width * 2, height * 2];
  return [
    `fps=${FRAMES_PER_S}`,
    `scale=w=${Math.round(w * zoom)}:h=${Math.round(h * zoom)}:force_original_aspect_ratio=increase`,
    `crop=${w}:${h}:x='(in_w-out_w)*${share(0)}':y='(in_h-out_h)*${share(1)}'`,
    `scale=${width}:${height}:flags=area`,
    'setsar=1',
    'format=yuv420p',
  ].join(',');
}
