import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** Hundreds of small parts become one mesh per finish: software rendering pays dearly for every draw call. */
export function mergeMeshes(group: THREE.Group): THREE.Group {
  group.updateMatrixWorld(true);
  const byFinish = new Map<THREE.Material, THREE.BufferGeometry[]>();
  const whole = new THREE.Group();
  group.traverse((part) => {
    if (!(part instanceof THREE.Mesh)) return;
    const material = part.material as THREE.Material;
    if (!isMergeable(part.geometry) || material.transparent) {
      const kept = new THREE.Mesh(part.geometry, material);
      kept.applyMatrix4(part.matrixWorld);
      kept.renderOrder = part.renderOrder;
      whole.add(kept);
      return;
    }
    const list = byFinish.get(material) ?? [];
    list.push(stripAttributes(part.geometry).applyMatrix4(part.matrixWorld));
    byFinish.set(material, list);
  });
  for (const [material, parts] of byFinish) {
    const one = mergeGeometries(parts);
    if (one) whole.add(new THREE.Mesh(one, material));
  }
  return whole;
}

/** The skin carries more than a position and a normal; it stays as it is. */
const isMergeable = (geometry: THREE.BufferGeometry): boolean => !geometry.hasAttribute('seam');

function stripAttributes(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const copy = new THREE.BufferGeometry();
  for (const name of ['position', 'normal', 'uv']) {
    const attribute = geometry.getAttribute(name);
    if (attribute) copy.setAttribute(name, attribute.clone());
  }
  const count = copy.getAttribute('position').count;
  copy.setIndex(
    geometry.index ? Array.from(geometry.index.array) : Array.from({ length: count }, (_, i) => i),
  );
  return copy;
}
