"""Pieces cut from the skin, pushed into relief: floors of lamps, bars of grilles, mouldings."""

import numpy as np

from ..mesh import Mesh, keep, pushed, returns, split
from .relief import HeightMap
from ..curves import step


def divided(mesh, edge, near=None):
    """The mesh with every edge longer than `edge` (and touching a point marked in `near`) halved once."""
    sides = np.sort(mesh.faces[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2), axis=1)
    keys, where = np.unique(sides[:, 0] * len(mesh.points) + sides[:, 1], return_inverse=True)
    a, b = keys // len(mesh.points), keys % len(mesh.points)
    long = np.linalg.norm(mesh.points[a] - mesh.points[b], axis=1) > edge
    if near is not None:
        long &= near[a] | near[b]
    if not long.any():
        return mesh, False
    middle = np.where(long, np.cumsum(long) - 1 + len(mesh.points), -1)[where].reshape(-1, 3)  # new point on ab, bc, ca
    normals = mesh.normals[a[long]] + mesh.normals[b[long]]
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    points = np.concatenate([mesh.points, (mesh.points[a[long]] + mesh.points[b[long]]) / 2])
    count = (middle >= 0).sum(1)
    faces = [mesh.faces[count == 0]]
    for n, first in ((1, lambda m: (m >= 0).argmax(1)), (2, lambda m: (np.argmin(m, 1) + 1) % 3), (3, lambda m: np.zeros(len(m), int))):
        f, m = mesh.faces[count == n], middle[count == n]
        turn, rows = first(m), np.arange(len(f))
        p, q, r = (f[rows, (turn + k) % 3] for k in range(3))
        pq, qr, rp = (m[rows, (turn + k) % 3] for k in range(3))
        pieces = {1: [(p, pq, r), (pq, q, r)], 2: [(p, pq, r), (pq, qr, r), (pq, q, qr)], 3: [(p, pq, rp), (pq, q, qr), (rp, qr, r), (pq, qr, rp)]}[n]
        faces += [np.stack(piece, 1) for piece in pieces]
    return Mesh(points, np.concatenate([mesh.normals, normals]), np.concatenate(faces)), True


def refined(mesh, edge):
    """No edge longer than `edge`."""
    for _ in range(6):
        mesh, more = divided(mesh, edge)
        if not more:
            break
    return mesh


def refined_near(mesh, field, edge=0.0045, reach=0.012):
    """Finer along the edge of a drawn shape, so that strokes narrower than the mesh survive and cuts run smoothly."""
    for _ in range(3):
        mesh, more = divided(mesh, edge, np.abs(field(*mesh.points.T)) < reach)
        if not more:
            break
    return mesh


def sunk(mesh, depth, reach=0.0008):
    """The mesh pushed inwards by `depth(x, y, z)`, its normals following the relief."""
    normals = mesh.normals
    helper = np.where(np.abs(normals[:, 2:3]) < 0.9, [[0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0]])
    t1 = np.cross(helper, normals)
    t1 /= np.maximum(np.linalg.norm(t1, axis=1, keepdims=True), 1e-9)
    t2 = np.cross(normals, t1)
    slope = lambda t: (depth(*(mesh.points + t * reach).T) - depth(*(mesh.points - t * reach).T)) / (2 * reach)
    tilted = normals + t1 * slope(t1)[:, None] + t2 * slope(t2)[:, None]
    tilted /= np.linalg.norm(tilted, axis=1, keepdims=True)
    return Mesh(mesh.points - normals * depth(*mesh.points.T)[:, None], tilted, mesh.faces, mesh.rims)


def bounds(mesh, to_s, margin=0.01):
    s, z = to_s(mesh.points[:, 0], mesh.points[:, 1]), mesh.points[:, 2]
    return (s.min() - margin, z.min() - margin), (s.max() + margin, z.max() + margin)


def lamp_parts(lens, lamp, to_s, edge=0.0035):
    """The floor of a lamp behind its lens, layer by layer: (name, material, mesh)."""
    low, high = bounds(lens, to_s)
    depth, glow = HeightMap(low, high, 0.0008), HeightMap(low, high, 0.0008)
    depth.values += lamp.depth
    for layer in lamp.layers:
        inside = depth.shape(layer.area)
        mask = step(layer.soft, 0, inside).astype(np.float32)
        value = layer.depth(depth.s, depth.z, inside) if callable(layer.depth) else layer.depth
        depth.values = depth.values * (1 - mask) + value * mask
        if layer.glow:
            reach = np.exp(-np.maximum(inside, 0) / max(layer.halo, 1e-4)) * (0.11 if layer.halo else 0.0)
            # a light guide is brightest along its middle
            core = layer.glow * (0.55 + 0.45 * np.clip(-inside / 0.0035, 0, 1))
            glow.values = np.maximum(glow.values, np.where(inside <= 0, core, layer.glow * reach))
        else:
            glow.values = np.where(inside <= 0, glow.values * 0.5, glow.values)
    depth.blur(0.0009)
    at = lambda field: lambda x, y, z: field(to_s(x, y), z)
    rest = refined(lens, edge)
    parts = []
    for layer in reversed(lamp.layers):
        piece, rest = split(rest, at(layer.area))
        parts.append((layer.material, piece))
    parts.append((lamp.floor, rest))
    for material, piece in parts:
        if piece:
            floor = sunk(piece, at(depth))
            floor.glow = at(glow)(*piece.points.T)
            yield f'{lamp.name} {material}', material, floor


def opening_parts(patch, opening, to_s, edge=0.004):
    """Bars and backing of an opening, from the piece of skin that was cut out."""
    fine = refined(patch, edge)
    for bars in opening.bars:
        at = lambda x, y, z: -bars.area(to_s(x, y), z)
        piece = keep(fine, at, 0.0, rim=True)
        if not piece:
            continue
        recess = bars.recess if callable(bars.recess) else (lambda s, z, flat=bars.recess: np.full(np.shape(s), flat))
        piece = sunk(piece, lambda x, y, z: recess(to_s(x, y), z))
        yield f'{opening.name} bars', bars.material, piece
        yield f'{opening.name} bars edge', bars.material, returns(piece, bars.thick, bars.bead)
    yield f'{opening.name} floor', opening.floor, pushed(patch, -opening.floor_depth)


def panel_parts(patch, panel, to_s):
    if panel.profile:
        fine = refined(patch, 0.004)

        def depth(x, y, z):
            inside = np.clip(-panel.area(to_s(x, y), z) / panel.profile, 0, 1)
            return -panel.lift * np.sqrt(np.maximum(1 - (1 - inside) ** 2, 0))

        yield panel.name, panel.material, sunk(fine, depth)
        return
    raised = pushed(patch, panel.lift)
    yield panel.name, panel.material, raised
    yield f'{panel.name} edge', panel.material, returns(raised, 0.012, 0.002)
