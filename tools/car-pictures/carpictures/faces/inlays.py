"""Pieces cut from the skin, pushed into relief: floors of lamps, bars of grilles, mouldings."""

import numpy as np

from ..mesh import Mesh, keep, pushed, returns, split
from .relief import HeightMap
from ..curves import step


def refined(mesh, edge):
    """Every triangle with an edge longer than `edge` in four, until none is."""
    for _ in range(5):
        corners = mesh.points[mesh.faces]
        longest = np.max([np.linalg.norm(corners[:, i] - corners[:, i - 1], axis=1) for i in range(3)])
        if longest <= edge:
            break
        pairs = np.sort(np.concatenate([mesh.faces[:, [0, 1]], mesh.faces[:, [1, 2]], mesh.faces[:, [2, 0]]]), axis=1)
        unique, where = np.unique(pairs, axis=0, return_inverse=True)
        where = where.ravel() + len(mesh.points)
        n = len(mesh.faces)
        ab, bc, ca = where[:n], where[n : 2 * n], where[2 * n :]
        a, b, c = mesh.faces.T
        normals = mesh.normals[unique].sum(1)
        normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
        faces = np.concatenate([np.stack(t, 1) for t in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))])
        mesh = Mesh(np.concatenate([mesh.points, mesh.points[unique].mean(1)]), np.concatenate([mesh.normals, normals]), faces)
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
            reach = np.exp(-np.maximum(inside, 0) / max(layer.halo, 1e-4)) * (0.16 if layer.halo else 0.0)
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
