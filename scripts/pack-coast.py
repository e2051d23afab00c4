"""Packs GSHHG (Debian: gmt-gshhg-high, python3-h5py) into src/graphics/coast/world.br.

    python3 scripts/pack-coast.py /usr/share/gmt-gshhg coast.raw
    brotli --best --large_window=24 coast.raw --output=src/graphics/coast/world.br

Joins the segments of its bins of two degrees to rings and lines, lays them on steps of 1/2000 of a
degree, and leaves out islands below 0.03 and lakes below 1 square kilometre. `readShapes` in
src/graphics/coast/coast-shapes.ts says what the file looks like.
"""

import struct
import sys
from collections import defaultdict

import h5py
import numpy as np

BIN = 65535  # units across a bin of two degrees
AROUND = 180 * BIN
STEPS = 2000
LEAST_SQUARE_KILOMETRES = {1: 0.03}
RIVERS, RIVER = {0, 1, 2, 3, 4}, 5  # neither intermittent ones nor canals
BORDERS, BORDER = {1}, 6


def bins(path, counts):
    """Yields each segment with its index, in units from 0 degrees east and north."""
    file = h5py.File(path)
    first, number = file["Id_of_first_segment_in_a_bin"][:], file["N_segments_in_a_bin"][:]
    start, count = file["Id_of_first_point_in_a_segment"][:], counts(file)
    x, y = (
        file[f"Relative_{axis}_from_SW_corner_of_bin"][:].astype(np.int64) & 0xFFFF
        for axis in ("longitude", "latitude")
    )
    for index in range(len(first)):
        row, column = divmod(index, 180)
        for segment in range(first[index], first[index] + number[index]):
            part = slice(start[segment], start[segment] + count[segment])
            yield segment, np.column_stack([column * BIN + x[part], (44 - row) * BIN + y[part]])


def key(point):
    return int(point[0]) % AROUND, int(point[1])


def in_steps(points):
    points = np.round(points * 2 / BIN * STEPS).astype(np.int64)
    kept = np.ones(len(points), bool)
    kept[1:] = (points[1:] != points[:-1]).any(1)
    points = points[kept]
    ways = np.diff(points, axis=0)
    turns = ways[:-1, 0] * ways[1:, 1] - ways[:-1, 1] * ways[1:, 0]
    kept = np.ones(len(points), bool)
    kept[1:-1] = turns != 0
    return points[kept]


def square_kilometres(ring):
    x = ring[:, 0] / STEPS * 111.32 * np.cos(np.radians(ring[:, 1].mean() / STEPS))
    y = ring[:, 1] / STEPS * 110.57
    return abs(np.dot(x[:-1], y[1:]) - np.dot(x[1:], y[:-1])) / 2


def shores(path):
    file = h5py.File(path)
    told = file["Embedded_npts_levels_exit_entry_for_a_segment"][:]
    polygon = file["Id_of_GSHHS_ID"][:]
    parts = defaultdict(list)
    for segment, points in bins(path, lambda _: told >> 9):
        level, entry = (told[segment] >> 6) & 7, told[segment] & 7
        if level > 4:  # where the ice of Antarctica meets the ground
            continue
        if entry != 4:
            parts[level, polygon[segment]].append(points)
            continue
        ring = in_steps(points)
        if len(ring) > 3 and square_kilometres(ring) >= LEAST_SQUARE_KILOMETRES.get(level, 1):
            yield level, ring
    for (level, _), segments in parts.items():
        yield from ((level, ring) for ring in joined_rings(segments))


def joined_rings(segments):
    """A segment ends where the next begins, in another bin."""
    starts = defaultdict(list)
    for index, points in enumerate(segments):
        starts[key(points[0])].append(index)
    used = set()
    for index, points in enumerate(segments):
        if index in used:
            continue
        used.add(index)
        while key(points[-1]) != key(points[0]):
            following = next(one for one in starts[key(points[-1])] if one not in used)
            used.add(following)
            further = segments[following].copy()
            further[:, 0] += points[-1][0] - further[0][0]
            points = np.vstack([points, further[1:]])
        if points[-1][0] != points[0][0]:  # around the pole
            pole = -45 * BIN
            ends = [[points[-1][0], pole], [points[0][0], pole], points[0]]
            points = np.vstack([points, ends])
        ring = in_steps(points)
        if len(ring) > 3:
            yield ring


def joined_lines(path, levels):
    level = h5py.File(path)["Hierarchial_level_of_a_segment"][:]
    found = bins(path, lambda file: file["N_points_for_a_segment"][:])
    segments = [(level[index], points) for index, points in found if level[index] in levels]
    ends = defaultdict(list)
    for index, (level, points) in enumerate(segments):
        for end in (0, -1):
            ends[level, key(points[end])].append((index, end))
    used = set()

    def prolonged(level, points):
        while True:
            near = [(one, end) for one, end in ends[level, key(points[-1])] if one not in used]
            if len(near) != 1:
                return points
            used.add(near[0][0])
            further = segments[near[0][0]][1]
            further = (further[::-1] if near[0][1] == -1 else further).copy()
            further[:, 0] += points[-1][0] - further[0][0]
            points = np.vstack([points, further[1:]])

    for index, (level, points) in enumerate(segments):
        if index in used:
            continue
        used.add(index)
        line = in_steps(prolonged(level, prolonged(level, points)[::-1]))
        if len(line) > 1:
            yield line


def variable(number):
    packed = bytearray()
    while number > 127:
        packed.append(number & 127 | 128)
        number >>= 7
    packed.append(number)
    return packed


def signed(number):
    return variable(int(number) * 2 if number >= 0 else -int(number) * 2 - 1)


def place(shape):
    """Neighbours stand together, so that the way from one to the next is short."""
    kind, points = shape
    x, y = points[0]
    return kind, y // (STEPS * 5), x % (360 * STEPS) // (STEPS * 5), x


def main(folder, target):
    shapes = list(shores(f"{folder}/binned_GSHHS_h.nc"))
    shapes += ((RIVER, line) for line in joined_lines(f"{folder}/binned_river_h.nc", RIVERS))
    shapes += ((BORDER, line) for line in joined_lines(f"{folder}/binned_border_h.nc", BORDERS))
    head, east, north = bytearray(), bytearray(), bytearray()
    last = (0, 0)
    for kind, points in sorted(shapes, key=place):
        points = points[:-1] if kind < RIVER else points
        first = (int(points[0][0]) + 180 * STEPS) % (360 * STEPS) - 180 * STEPS, int(points[0][1])
        head += variable(kind) + variable(len(points))
        head += signed(first[0] - last[0]) + signed(first[1] - last[1])
        last = first
        for x, y in np.diff(points, axis=0):
            east += signed(x)
            north += signed(y)
    with open(target, "wb") as file:
        file.write(struct.pack("<II", len(head), len(east)) + head + east + north)


if __name__ == "__main__":
    main(*sys.argv[1:])
