import * as THREE from 'three';
import type { Vec3 } from '../body/numbers.ts';
import { environmentDefine, type LightUniforms, setEnvironment } from '../light/materials.ts';
import { frameCar, placeCamera } from '../stage/camera.ts';
import type { Car } from '../stage/car.ts';
import { HALL } from './hall.glsl.ts';
import { LAND as LAND_SHADER, LAND_VERTEX } from './land.glsl.ts';
import { type Air, LAND, type SceneSpec } from './spec.ts';

type Slot = { value: THREE.Vector3 };
const set = (slot: Slot, v: Vec3): void => void slot.value.set(...v);

export function setAir(room: LightUniforms, air: Air): void {
  set(room.uZenith, air.zenith);
  set(room.uHorizon, air.horizon);
  set(room.uWarm, air.glow);
  set(room.uSun, air.sun);
  set(room.uEarth, air.earth);
}

/** Lights the room as the scene asks: the car, the props and the ground all read the same numbers. */
export function setLight(room: LightUniforms, spec: SceneSpec): void {
  setAir(room, spec.air);
  setEnvironment(spec.hall ? 2 : 1);
  if (!spec.hall) return;
  const { height, rows, lamp, strength, wall, floor, tone } = spec.hall;
  room.uHall.value.set(height, rows, lamp, strength);
  set(room.uWall, wall);
  set(room.uFloorTone, floor);
  set(room.uLampTone, tone);
}

export function createBackground(
  room: LightUniforms,
  spec: Pick<SceneSpec, 'land' | 'hall' | 'wet' | 'stars' | 'clouds'>,
): THREE.Scene {
  const box = spec.hall?.box ?? [1, 1, 1];
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    defines: environmentDefine(),
    vertexShader: LAND_VERTEX,
    fragmentShader: spec.hall ? HALL : LAND_SHADER,
    depthTest: false,
    depthWrite: false,
    uniforms: {
      ...room,
      uLand: { value: LAND[spec.land] },
      uRoad: { value: Math.PI },
      uWet: { value: spec.wet ?? 0 },
      uStars: { value: spec.stars ?? 0 },
      uClouds: { value: spec.clouds ?? 0 },
      uBox: { value: new THREE.Vector3(...box) },
      uGloss: { value: spec.hall?.gloss ?? 0 },
    },
  });
  const sheet = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
  sheet.frustumCulled = false;
  const scene = new THREE.Scene();
  scene.add(sheet);
  return scene;
}

export function aimCamera(
  camera: THREE.PerspectiveCamera,
  spec: SceneSpec,
  car: Car | undefined,
  phone: boolean,
): void {
  if (spec.close) {
    camera.fov = spec.close.lens;
    camera.position.set(...spec.close.from);
    camera.lookAt(...((phone && spec.close.phoneAt) || spec.close.at));
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    return;
  }
  placeCamera(camera, phone && !car ? { ...spec.tripod, lens: spec.tripod.lens * 1.35 } : spec.tripod);
  if (!car) return;
  const { share, ground, middle } = phone ? spec.phone : spec.wide;
  frameCar(camera, car.outline, share, ground, middle);
}
