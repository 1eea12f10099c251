import * as THREE from 'three';

const cache = new Map<string, THREE.Texture>();

/** What the car's displays show: a map of nowhere, and the speed of a parked car. */
export function screenPicture(name: 'map' | 'speed'): THREE.Texture {
  const known = cache.get(name);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = 1080;
  canvas.height = name === 'map' ? 600 : 396;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas.');
  if (name === 'map') drawMap(pen);
  else drawSpeed(pen);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  cache.set(name, texture);
  return texture;
}

function drawMap(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#12211f';
  pen.fillRect(0, 0, 1080, 600);
  pen.fillStyle = '#1b3a44';
  path(pen, [
    [0, 420],
    [240, 380],
    [420, 470],
    [640, 440],
    [800, 540],
    [1080, 500],
    [1080, 600],
    [0, 600],
  ]);
  pen.fill();
  pen.lineCap = 'round';
  pen.strokeStyle = '#2f4a45';
  for (let i = 0; i < 9; i++) {
    pen.lineWidth = i % 3 === 0 ? 9 : 4;
    path(pen, [
      [i * 140 - 120, -20],
      [i * 120 + 40, 180],
      [i * 132 - 20, 380],
      [i * 150, 620],
    ]);
    pen.stroke();
    path(pen, [
      [-20, i * 74 + 10],
      [400, i * 66 + 60],
      [1100, i * 80 - 40],
    ]);
    pen.stroke();
  }
  pen.strokeStyle = '#e6a04a';
  pen.lineWidth = 14;
  path(pen, [
    [520, 600],
    [500, 450],
    [560, 330],
    [720, 270],
    [760, 120],
    [900, -10],
  ]);
  pen.stroke();
  pen.fillStyle = '#f4efe4';
  pen.beginPath();
  pen.arc(500, 450, 17, 0, 7);
  pen.fill();
  pen.fillStyle = 'rgba(8,14,14,.82)';
  pen.fillRect(0, 0, 250, 600);
  pen.fillStyle = '#cfd6d2';
  for (let i = 0; i < 5; i++) pen.fillRect(40, 70 + i * 96, 120 + ((i * 53) % 50), 12);
  pen.fillStyle = '#7f8f8a';
  for (let i = 0; i < 5; i++) pen.fillRect(40, 94 + i * 96, 84 + ((i * 37) % 70), 7);
}

function drawSpeed(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#0a0d0e';
  pen.fillRect(0, 0, 1080, 396);
  pen.strokeStyle = '#39504b';
  pen.lineWidth = 10;
  for (const x of [250, 830]) {
    pen.beginPath();
    pen.arc(x, 215, 140, Math.PI * 0.8, Math.PI * 2.2);
    pen.stroke();
  }
  pen.strokeStyle = '#e6a04a';
  pen.beginPath();
  pen.arc(250, 215, 140, Math.PI * 0.8, Math.PI * 1.15);
  pen.stroke();
  pen.fillStyle = '#eef1ee';
  pen.textAlign = 'center';
  pen.font = '300 120px "DejaVu Sans", sans-serif';
  pen.fillText('0', 250, 255);
  pen.font = '300 74px "DejaVu Sans", sans-serif';
  pen.fillText('436', 830, 240);
  pen.fillStyle = '#8b9a95';
  pen.fillRect(440, 120, 200, 8);
  pen.fillRect(470, 250, 140, 8);
}

function path(pen: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  points.forEach(([x, y], i) => {
    const before = points[i - 1];
    if (!before) pen.moveTo(x, y);
    else pen.quadraticCurveTo(before[0], before[1], (before[0] + x) / 2, (before[1] + y) / 2);
  });
  const last = points[points.length - 1];
  if (last) pen.lineTo(last[0], last[1]);
}
