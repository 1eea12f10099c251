import * as THREE from 'three';
import { enter, newRoom } from '../light/materials.ts';
import type {
  BodyName,
  DetailName,
  FaceName,
  PaintName,
  SceneName,
  TrimName,
  ViewName,
} from '../plan/catalogue.ts';
import { PAINT } from '../plan/paints.ts';
import { AHEAD } from '../scenes/airs.ts';
import { SCENE_SPECS } from '../scenes/scenes.ts';
import { aim, backgroundOf, fillWithAir, light } from '../scenes/set.ts';
import { frame, place, TRIPODS } from './camera.ts';
import { buildCar, type Car } from './car.ts';
import { aimAtCabin, aimAtDetail, backdrop } from './closeups.ts';
import { Darkroom } from './darkroom.ts';

/** The studio the assistant drives from outside: park a car, expose it, deliver prints. */
const room = newRoom();
const darkroom = new Darkroom();
const camera = new THREE.PerspectiveCamera(22, 1.6, 0.05, 200);
let car: Car | undefined;
let scene = new THREE.Scene();
let staged = '';
let exposure = 1;
let setting = false;
let paintOfScene: PaintName = 'silver';

function parked(): Car {
  if (!car) throw new Error('No car in the studio.');
  return car;
}

export type Size = { width: number; height: number; samples: number };

export const studio = {
  park(body: BodyName, face: FaceName, trim: TrimName, step: number, light: number): void {
    car?.group.traverse((part) => {
      // The metal is kept for the next face of the same body; everything else goes.
      if (part instanceof THREE.Mesh && !part.geometry.hasAttribute('seam')) part.geometry.dispose();
    });
    car?.textures.forEach((texture) => {
      texture.dispose();
    });
    scene = new THREE.Scene();
    if (!setting) enter(0);
    car = buildCar(room, { body, face, step, trim, light });
    scene.add(car.group);
    staged = '';
    exposure = 1;
    room.uFoot.value.set((car.shape.ends.front - car.shape.ends.rear) / 2, car.shape.spec.width / 2);
  },

  shoot(view: ViewName, { width, height, samples }: Size): void {
    camera.aspect = width / height;
    place(camera, TRIPODS[view]);
    const rows = frame(camera, parked().outline, 0.76, 0.83);
    darkroom.expose([scene], camera, width, height, samples, rows);
  },

  /** Every frame of a turn keeps the scale of the profile, so that the car does not breathe. */
  turn(degrees: number, { width, height, samples }: Size): void {
    const tripod = { ...TRIPODS.side, height: 1.5, aim: 0.64 };
    camera.aspect = width / height;
    place(camera, tripod);
    frame(camera, parked().outline, 0.8, 0.8);
    const lens = camera.projectionMatrix.clone();
    place(camera, { ...tripod, around: degrees });
    camera.projectionMatrix.copy(lens);
    darkroom.expose([scene], camera, width, height, samples);
  },

  detail(what: DetailName, { width, height, samples }: Size): void {
    camera.aspect = width / height;
    aimAtDetail(camera, parked().shape, what);
    darkroom.expose([backdrop(what), scene], camera, width, height, samples);
  },

  cabin({ width, height, samples }: Size): void {
    camera.aspect = width / height;
    aimAtCabin(camera, parked().shape);
    fillWithAir(room, AHEAD);
    darkroom.expose(
      [backgroundOf(room, { land: 'coast', clouds: 0.8, wet: 0.3 }), scene],
      camera,
      width,
      height,
      samples,
    );
  },

  scene(name: SceneName, phone: boolean, { width, height, samples }: Size): void {
    const spec = SCENE_SPECS[name];
    light(room, spec);
    if (staged !== name) {
      setting = true;
      if (spec.car) studio.park(spec.car.body, spec.car.face, 'dark', 0.026, 0.4);
      else {
        car = undefined;
        scene = new THREE.Scene();
        room.uFoot.value.set(0, 0);
      }
      setting = false;
      staged = name;
      for (const thing of spec.props?.(room) ?? []) scene.add(thing);
    }
    exposure = spec.exposure ?? (spec.hall ? 1 : 0.78);
    paintOfScene = spec.car?.paint ?? 'silver';
    camera.aspect = width / height;
    aim(camera, spec, car, phone);
    darkroom.expose([backgroundOf(room, spec), scene], camera, width, height, samples);
  },

  async deliver(paint: PaintName, name: string, opaque: boolean): Promise<void> {
    const { width, height, pixels } = darkroom.develop(
      PAINT[staged ? paintOfScene : paint],
      exposure,
      opaque,
    );
    const answer = await fetch(`/picture?name=${encodeURIComponent(name)}&width=${width}&height=${height}`, {
      method: 'POST',
      body: pixels as Uint8Array<ArrayBuffer>,
    });
    if (!answer.ok) throw new Error(`${name} was not taken: ${answer.status}`);
  },
};
