"""A projector in a head lamp."""

from mathutils import Vector

from ..objects import polygons, revolve


def add_projector(at, look, radius, materials):
    """A projector: bright bowl, clear lens."""
    points, faces = revolve([(0.0001, -0.004), (radius * 0.5, -0.002), (radius, 0.014), (radius * 1.12, 0.018), (radius * 1.18, 0.010), (radius * 1.2, -0.03)], 32)
    bowl = polygons('bowl', points, faces, [materials['alloy-dark'], materials['reflector']], 50, [1 if k % 5 in (2, 3) else 0 for k in range(len(faces))])
    points, faces = revolve([(0.0001, 0.022), (radius * 0.4, 0.0205), (radius * 0.75, 0.014), (radius * 0.92, 0.005)], 32)
    lens = polygons('eye', points, faces, [materials['eye']], 80)
    turn = Vector((0, 1, 0)).rotation_difference(Vector(look))
    for item in (bowl, lens):
        item.location = at
        item.rotation_mode = 'QUATERNION'
        item.rotation_quaternion = turn
