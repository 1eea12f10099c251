import * as THREE from 'three';
import { createLightUniforms, setEnvironment } from '../light/materials.ts';
import type { DetailName, DriverSide, PaintName, SceneName, ViewName } from '../plan/catalogue.ts';
import { PAINT } from '../plan/paints.ts';
import { AHEAD } from '../scenes/airs.ts';
import { SCENE_SPECS } from '../scenes/scenes.ts';
import { aimCamera, createBackground, setAir, setLight } from '../scenes/set.ts';
import {
  CAMERA_POSES,
  FRONT_POSE,
  frameCar,
  type PlateQuad,
  placeCamera,
  plateQuad,
} from '../stage/camera.ts';
import { buildCar, type Car, type Order } from '../stage/car.ts';
import { aimAtCabin, aimAtDetail, backdrop } from '../stage/closeups.ts';
import { AccumulationRenderer } from './accumulation-renderer.ts';

/** The API of the renderer page, called from Node: load a car, render it, deliver images. */
const room = createLightUniforms();
const renderer = new AccumulationRenderer();
const camera = new THREE.PerspectiveCamera(22, 1.6, 0.05, 200);
let car: Car | undefined;
let scene = new THREE.Scene();
let staged = '';
let exposure = 1;
let setting = false;
let paintOfScene: PaintName = 'silver';

function currentCar(): Car {
  if (!car) throw new Error('No car is loaded.');
  return car;
}

export type Size = { width: number; height: number; samples: number };

export const sceneApi = {
  loadCar(order: Order): void {
    car?.group.traverse((part) => {
      // The metal is kept for the next face of the same body; everything else goes.
      if (part instanceof THREE.Mesh && !part.geometry.hasAttribute('seam')) part.geometry.dispose();
    });
    car?.textures.forEach((texture) => {
      texture.dispose();
    });
    scene = new THREE.Scene();
    if (!setting) setEnvironment(0);
    car = buildCar(room, order);
    scene.add(car.group);
    staged = '';
    exposure = 1;
    room.uFoot.value.set((car.shape.ends.front - car.shape.ends.rear) / 2, car.shape.spec.width / 2);
  },

  /** Answers where the car's plate is, if the view shows one. */
  renderView(view: ViewName, { width, height, samples }: Size): PlateQuad | undefined {
    camera.aspect = width / height;
    placeCamera(camera, CAMERA_POSES[view]);
    const rows = frameCar(camera, currentCar().outline, 0.76, 0.83);
    renderer.render([scene], camera, width, height, samples, rows);
    const { front, rear } = currentCar().plates;
    return view === 'side' ? undefined : plateQuad(camera, view === 'front34' ? front : rear);
  },

  renderFront({ width, height, samples }: Size): void {
    camera.aspect = width / height;
    placeCamera(camera, FRONT_POSE);
    const rows = frameCar(camera, currentCar().outline, 0.94, 0.95);
    renderer.render([scene], camera, width, height, samples, rows);
  },

  /** Every frame of a turn keeps the scale of the profile, so that the car keeps its size. */
  renderSpinFrame(degrees: number, { width, height, samples }: Size): void {
    const tripod = { ...CAMERA_POSES.side, height: 1.5, aim: 0.64 };
    camera.aspect = width / height;
    placeCamera(camera, tripod);
    frameCar(camera, currentCar().outline, 0.8, 0.8);
    const lens = camera.projectionMatrix.clone();
    placeCamera(camera, { ...tripod, around: degrees });
    camera.projectionMatrix.copy(lens);
    renderer.render([scene], camera, width, height, samples);
  },

  renderDetail(what: DetailName, { width, height, samples }: Size): void {
    camera.aspect = width / height;
    aimAtDetail(camera, currentCar().shape, what);
    renderer.render([backdrop(what), scene], camera, width, height, samples);
  },

  cabin(driver: DriverSide, { width, height, samples }: Size): void {
    camera.aspect = width / height;
    aimAtCabin(camera, currentCar().shape, driver);
    setAir(room, AHEAD);
    renderer.render(
      [createBackground(room, { land: 'coast', clouds: 0.8, wet: 0.3 }), scene],
      camera,
      width,
      height,
      samples,
    );
  },

  scene(name: SceneName, phone: boolean, { width, height, samples }: Size): void {
    const spec = SCENE_SPECS[name];
    setLight(room, spec);
    if (staged !== name) {
      setting = true;
      if (spec.car) sceneApi.loadCar({ ...spec.car, trim: 'dark', driver: 'left', step: 0.026, light: 0.4 });
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
    aimCamera(camera, spec, car, phone);
    renderer.render([createBackground(room, spec), scene], camera, width, height, samples);
  },

  async deliver(paint: PaintName, name: string, opaque: boolean): Promise<void> {
    const { width, height, pixels } = renderer.toneMap(
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
