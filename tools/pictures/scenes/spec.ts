import type * as THREE from 'three';
import type { Vec3 } from '../body/numbers.ts';
import type { LightUniforms } from '../light/materials.ts';
import type { BodyName, FaceName, PaintName } from '../plan/catalogue.ts';
import type { CameraPose } from '../stage/camera.ts';

export type Air = { zenith: Vec3; horizon: Vec3; glow: Vec3; sun: Vec3; earth: Vec3 };
export type Hall = {
  height: number;
  rows: number;
  lamp: number;
  strength: number;
  wall: Vec3;
  floor: Vec3;
  tone: Vec3;
  box: Vec3;
  gloss: number;
};

/** Which ground and skyline, or which room. The numbers are those of the shaders. */
export const LAND = {
  coast: 0,
  forest: 1,
  city: 2,
  winter: 3,
  harbour: 4,
  plain: 5,
  showroom: 10,
  workshop: 11,
  bistro: 12,
  auction: 13,
  warehouse: 14,
} as const;

export type SceneSpec = {
  land: keyof typeof LAND;
  air: Air;
  hall?: Hall;
  wet?: number;
  stars?: number;
  clouds?: number;
  car: { body: BodyName; face: FaceName; paint: PaintName } | null;
  tripod: CameraPose;
  /** Share of the width the car takes, where its wheels stand, where its middle is. */
  wide: { share: number; ground: number; middle: number };
  phone: { share: number; ground: number; middle: number };
  props?: (room: LightUniforms) => THREE.Object3D[];
  /** Aim freely instead of framing the car. */
  close?: { from: Vec3; at: Vec3; lens: number; phoneAt?: Vec3 };
  exposure?: number;
};
