import * as THREE from 'three';
import { type LightUniforms, materialFor } from '../light/materials.ts';
import type { Inset } from './inset.ts';

/** A number plate with invented characters, on a thin black carrier. */
export function plate(room: LightUniforms, inset: Inset, y: number): THREE.Group {
  const group = new THREE.Group();
  const out = inset.end === 'front' ? 1 : -1;
  // Upright before a leaning surface: it stands where the surface comes out furthest behind it.
  const x = out * Math.max(...[-0.06, 0, 0.06].map((dy) => out * inset.at(0, y + dy, 0)[0]));
  const z = 0;
  const carrier = new THREE.Mesh(
    new THREE.BoxGeometry(0.04, 0.122, 0.53),
    materialFor(room, { colour: '#0c0d0e', rough: 0.5 }),
  );
  carrier.position.set(x + out * -0.012, y, z);
  const face = new THREE.Mesh(
    new THREE.PlaneGeometry(0.516, 0.11),
    materialFor(room, { colour: '#ffffff', rough: 0.45, map: lettering() }),
  );
  face.rotation.y = (out * Math.PI) / 2;
  face.position.set(x + out * 0.0095, y, z);
  group.add(carrier, face);
  return group;
}

let cached: THREE.Texture | undefined;

function lettering(): THREE.Texture {
  if (cached) return cached;
  const canvas = document.createElement('canvas');
  canvas.width = 1032;
  canvas.height = 220;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas.');
  pen.fillStyle = '#e9eae8';
  pen.fillRect(0, 0, 1032, 220);
  pen.strokeStyle = '#1b1c1d';
  pen.lineWidth = 7;
  pen.beginPath();
  pen.roundRect(9, 9, 1014, 202, 22);
  pen.stroke();
  pen.fillStyle = '#17181a';
  pen.font = '600 168px "DejaVu Sans Condensed", "Liberation Sans Narrow", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('FRC 026', 516, 118);
  cached = new THREE.CanvasTexture(canvas);
  cached.colorSpace = THREE.SRGBColorSpace;
  cached.anisotropy = 8;
  return cached;
}
