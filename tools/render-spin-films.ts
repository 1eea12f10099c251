import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import rendered from '../demo/media/cars/catalogue.json' with { type: 'json' };

/** Renders a short film of every car with a 360° spin: two turns, then the interior. Needs ffmpeg. */
const cars = join(import.meta.dirname, '../demo/media/cars');
const [WIDTH, HEIGHT] = [960, 540];
const FRAMES_PER_S = 12;
const TURNS = 2;
const FADE_S = 0.8;
const INSIDE_S = 4;

for (const { name, body, frames } of rendered.spins) {
  const turnS = (TURNS * frames) / FRAMES_PER_S;
  const round = `[0][1]overlay=(W-w)/2:-24:shortest=1,format=yuv420p,setsar=1,fps=${FRAMES_PER_S}[round]`;
  const look = `(in_w-out_w)*(0.1+0.8*t/${INSIDE_S})`;
  const wide = `scale=${WIDTH * 2.4}:-1,crop=${WIDTH * 2}:${HEIGHT * 2}:x='${look}':y='(in_h-out_h)/2'`;
  const inside = `[2]fps=${FRAMES_PER_S},${wide},scale=${WIDTH}:${HEIGHT}:flags=area,setsar=1,format=yuv420p[inside]`;
  const cut = `[round][inside]xfade=duration=${FADE_S}:offset=${turnS - FADE_S - 0.2}[film]`;
  const made = spawnSync(
    'ffmpeg',
    [
      ...`-v error -y -f lavfi -i color=c=0xe9e6de:s=${WIDTH}x${HEIGHT}:d=${turnS}:r=${FRAMES_PER_S}`.split(
        ' ',
      ),
      ...['-framerate', String(FRAMES_PER_S), '-stream_loop', String(TURNS - 1)],
      ...['-i', join(cars, `spin/${name}/%02d.webp`)],
      ...['-loop', '1', '-t', String(INSIDE_S), '-i', join(cars, `${body}/interior-dark.webp`)],
      ...['-filter_complex', [round, inside, cut].join(';'), '-map', '[film]', '-an'],
      ...'-c:v libvpx-vp9 -crf 42 -b:v 0 -cpu-used 4 -row-mt 1 -pix_fmt yuv420p'.split(' '),
      join(cars, `spin/${name}/film.webm`),
    ],
    { stdio: 'inherit' },
  );
  if (made.status !== 0) process.exitCode = 1;
}
