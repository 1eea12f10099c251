"""Builds every face and wheel design and says what is wrong with them: parts that vanish, torn or folded meshes."""

from dataclasses import replace

import numpy as np

from ..mesh import extract, keep
from ..shape import Shape
from .cut import cut_face
from .families import FAMILIES

SMALLEST = 0.00005  # square metres


def area(mesh):
    a, b, c = (mesh.points[mesh.faces[:, i]] for i in range(3))
    return np.linalg.norm(np.cross(b - a, c - a), axis=1).sum() / 2


def faults_of(name, mesh):
    if not np.isfinite(mesh.points).all() or not np.isfinite(mesh.normals).all():
        yield f'{name}: points that are no numbers'
        return
    edges = np.sort(np.concatenate([mesh.faces[:, [0, 1]], mesh.faces[:, [1, 2]], mesh.faces[:, [2, 0]]]), axis=1)
    _, count = np.unique(edges[:, 0] * len(mesh.points) + edges[:, 1], return_counts=True)
    if (count > 2).any():
        yield f'{name}: {(count > 2).sum()} edges with more than two faces'


def faults_of_face(spec, cell=0.014):
    shape = Shape(spec)
    p = spec
    skin = extract(shape.skin, ((shape.front - 0.06, -shape.arch_r), (-2 * cell, shape.half + 0.08), (p.clearance - 0.08, p.height + 0.05)), cell)
    tail = extract(shape.skin, ((p.wheelbase + shape.arch_r, shape.back + 0.06), (-2 * cell, shape.half + 0.08), (p.clearance - 0.08, p.height + 0.05)), cell)
    for end, mesh in (('front', skin), ('rear', tail)):
        found = {}

        def add(name, material, part):
            if part:
                found.setdefault(name, []).append(part)

        cut_face(shape, keep(mesh, lambda x, y, z: y), add)
        design = getattr(shape.design, end)
        for piece in (*design.lamps, *design.openings, *design.panels):
            parts = [part for name, made in found.items() for part in made if name == piece.name or name.startswith(piece.name + ' ')]
            if sum(area(part) for part in parts) < SMALLEST:
                yield f'{end}: {piece.name} is empty'
        for name, made in found.items():
            for part in made:
                yield from (f'{end}: {fault}' for fault in faults_of(name, part))


def check_faces(cars, families=()):
    """Yields (face, car, fault) for every family, open and closed, each on the cars given."""
    for family in families or FAMILIES:
        for face in (family, f'{family}-closed'):
            for car in cars:
                for fault in faults_of_face(replace(car, face=face)):
                    yield face, car.name, fault
