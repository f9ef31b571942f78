"""How layers are kept in a file: whole numbers of 16 bits with a scale for each, as the networks of the players read them."""
import base64, json, zlib
import numpy as np
import torch


# By how each is laid out in the file: the inputs of a layer one after the other, with the outputs of each.
def parts(layers):
    for linear in layers:
        yield linear.weight
        if linear.bias is not None:
            yield linear.bias


def packed(layers):
    data, scales = [], []
    for part in parts(layers):
        numbers = part.detach().cpu().float().numpy()
        numbers = np.ascontiguousarray(numbers.T).reshape(-1)
        scale = max(float(np.abs(numbers).max()), 1e-6) / 32767
        scales.append(scale)
        data.append(np.round(numbers / scale).astype('<i2').tobytes())
    return {'scales': scales, 'data': base64.b64encode(b''.join(data)).decode()}


def unpack(weights, layers):
    numbers = np.frombuffer(base64.b64decode(weights['data']), dtype='<i2').astype(np.float32)
    at = 0
    for part, scale in zip(parts(layers), weights['scales']):
        piece = numbers[at:at + part.numel()] * scale
        at += part.numel()
        shape = part.shape[::-1]
        part.data = torch.from_numpy(np.ascontiguousarray(piece.reshape(shape).T))


def load(file):
    return json.load(open(file))


def kept_back(kingdoms):
    """Which kingdoms are not learnt from: by their cards, since a kingdom may have been played more than once."""
    return torch.tensor([zlib.crc32(np.ascontiguousarray(each).tobytes()) % 12 == 7 for each in kingdoms])
