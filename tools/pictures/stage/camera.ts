import * as THREE from 'three';
import { at } from '../body/numbers.ts';
import type { PlateCorners } from '../parts/plate.ts';

/** Where the tripod stands: degrees around the car from the nose, height and distance in metres, and the lens. */
export type CameraPose = { around: number; height: number; distance: number; lens: number; aim: number };

export const CAMERA_POSES: Record<'front34' | 'side' | 'rear34', CameraPose> = {
  front34: { around: 37, height: 1.42, distance: 10.5, lens: 22, aim: 0.62 },
  side: { around: 90, height: 1.15, distance: 13, lens: 22, aim: 0.66 },
  rear34: { around: 180 - 36, height: 1.55, distance: 10.5, lens: 22, aim: 0.66 },
};

/** As one sees a car in a bay: straight ahead. */
export const FRONT_POSE: CameraPose = { around: 0, height: 1.25, distance: 9, lens: 22, aim: 0.7 };

export function placeCamera(camera: THREE.PerspectiveCamera, tripod: CameraPose): void {
  const angle = (tripod.around / 180) * Math.PI;
  camera.fov = tripod.lens;
  camera.position.set(Math.cos(angle) * tripod.distance, tripod.height, Math.sin(angle) * tripod.distance);
  camera.lookAt(0, tripod.aim, 0);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
}

/** Shifts and zooms the lens until the car fills `share` of the width and stands at `ground` of the height. Says which rows it fills. */
export function frameCar(
  camera: THREE.PerspectiveCamera,
  points: ArrayLike<number>,
  share: number,
  ground: number,
  middle = 0.5,
): readonly [number, number] {
  const p = new THREE.Vector3();
  const low = new THREE.Vector2(9, 9);
  const high = new THREE.Vector2(-9, -9);
  for (let i = 0; i < points.length; i += 3) {
    p.set(at(points, i), at(points, i + 1), at(points, i + 2)).project(camera);
    low.min(new THREE.Vector2(p.x, p.y));
    high.max(new THREE.Vector2(p.x, p.y));
  }
  const zoom = (2 * share) / (high.x - low.x);
  shiftLens(camera, zoom, middle * 2 - 1 - (zoom * (low.x + high.x)) / 2, 1 - 2 * ground - zoom * low.y);
  const roof = 1 - ground + (zoom * (high.y - low.y)) / 2;
  return [Math.max(0, 0.88 - ground), Math.min(1, roof + 0.02)];
}

/** A view camera's movements: scale and shift of the image, no change of perspective. */
export function shiftLens(camera: THREE.PerspectiveCamera, zoom: number, x: number, y: number): void {
  const m = camera.projectionMatrix.elements;
  m[0] = at(m, 0) * zoom;
  m[8] = at(m, 8) * zoom - x;
  m[5] = at(m, 5) * zoom;
  m[9] = at(m, 9) * zoom - y;
}

/** The corners of a number plate in the picture, as shares of its width and height, clockwise from the top left. */
export type PlateQuad = readonly (readonly [x: number, y: number])[];

export function plateQuad(camera: THREE.PerspectiveCamera, corners: PlateCorners): PlateQuad {
  const share = (v: number): number => Math.round(v * 1e5) / 1e5;
  return corners.map((corner) => {
    const { x, y } = new THREE.Vector3(...corner).project(camera);
    return [share((x + 1) / 2), share((1 - y) / 2)];
  });
}
