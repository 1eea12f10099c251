import * as THREE from 'three';
import type { Vec3 } from '../body/numbers.ts';
import { type Finish, type LightUniforms, materialFor } from '../light/materials.ts';
import { lathe, meshFromField, roundedBoxDistance, tube } from '../parts/solid.ts';

/** The property room: blocks, posts and furniture, lit like everything else in the picture. */
export class Props {
  readonly things: THREE.Object3D[] = [];
  readonly #room: LightUniforms;

  constructor(room: LightUniforms) {
    this.#room = room;
  }

  block(size: Vec3, at: Vec3, look: Finish, turn = 0): this {
    return this.#put(new THREE.BoxGeometry(...size), at, look, turn);
  }

  soft(size: Vec3, at: Vec3, radius: number, look: Finish, turn = 0): this {
    const half: Vec3 = [size[0] / 2, size[1] / 2, size[2] / 2];
    const edge = 0.04;
    const step = Math.max(0.02, Math.max(...size) / 60);
    const shape = meshFromField(
      (x, y, z) => roundedBoxDistance(x, y, z, [0, 0, 0], half, radius),
      {
        min: [-half[0] - edge, -half[1] - edge, -half[2] - edge],
        max: [half[0] + edge + step * 6, half[1] + edge + step * 6, half[2] + edge + step * 6],
      },
      step,
    );
    return this.#put(shape, at, look, turn);
  }

  post(radius: number, height: number, at: Vec3, look: Finish): this {
    return this.#put(
      new THREE.CylinderGeometry(radius, radius, height, 24),
      [at[0], at[1] + height / 2, at[2]],
      look,
    );
  }

  disc(radius: number, height: number, at: Vec3, look: Finish): this {
    return this.#put(
      new THREE.CylinderGeometry(radius, radius, height, 72),
      [at[0], at[1] + height / 2, at[2]],
      look,
    );
  }

  /** A cylinder lying across: a tyre, a roll. */
  roller(radius: number, width: number, at: Vec3, look: Finish): this {
    return this.#put(new THREE.CylinderGeometry(radius, radius, width, 40).rotateX(Math.PI / 2), at, look);
  }

  turned(profile: readonly (readonly [number, number])[], at: Vec3, look: Finish): this {
    return this.#put(lathe(profile, 40).rotateX(-Math.PI / 2), at, look);
  }

  cable(path: readonly Vec3[], radius: number, look: Finish): this {
    return this.#put(tube(path, radius), [0, 0, 0], look);
  }

  #put(shape: THREE.BufferGeometry, at: Vec3, look: Finish, turn = 0): this {
    const mesh = new THREE.Mesh(shape, materialFor(this.#room, look));
    mesh.position.set(...at);
    mesh.rotation.y = turn;
    mesh.frustumCulled = false;
    this.things.push(mesh);
    return this;
  }
}
