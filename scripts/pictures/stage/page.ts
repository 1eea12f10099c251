import * as THREE from 'three';
import { newRoom } from '../light/materials.ts';
import type { BodyName, FaceName, PaintName, ViewName } from '../plan/catalogue.ts';
import { PAINT } from '../plan/paints.ts';
import { buildCar, type Car } from './car.ts';
import { frame, place, TRIPODS } from './camera.ts';
import { Darkroom } from './darkroom.ts';

/** The page the photographer's assistant drives from outside. */
const room = newRoom();
const darkroom = new Darkroom();
const camera = new THREE.PerspectiveCamera(22, 1.6, 0.1, 200);
let car: Car | undefined;
let scene = new THREE.Scene();

const studio = {
  park(body: BodyName, face: FaceName, step: number): number {
    const before = performance.now();
    scene = new THREE.Scene();
    car = buildCar(room, { body, face, step, trim: face === 'closed-ev' ? 'light' : 'dark', light: 0.5 });
    scene.add(car.group);
    room.uFoot.value.set((car.shape.ends.front - car.shape.ends.rear) / 2, car.shape.spec.width / 2);
    return performance.now() - before;
  },
  shoot(view: ViewName, width: number, height: number, samples: number): number {
    const before = performance.now();
    camera.aspect = width / height;
    place(camera, TRIPODS[view]);
    if (car) frame(camera, car.outline, 0.76, 0.83);
    darkroom.expose([scene], camera, width, height, samples);
    darkroom.develop(PAINT.silver, 1);
    return performance.now() - before;
  },
  async deliver(paint: PaintName, name: string): Promise<void> {
    const { width, height, pixels } = darkroom.develop(PAINT[paint], 1);
    await fetch(`/picture?name=${name}&width=${width}&height=${height}`, { method: 'POST', body: pixels as Uint8Array<ArrayBuffer> });
  },
};

declare global {
  interface Window {
    studio: typeof studio;
  }
}
window.studio = studio;
