import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Where the dragged row would land: before or after this row. */
type Edge = 'before' | 'after';

interface DragOf {
  /** A row stays within its own list. */
  list: string;
  index: number;
  onMove: (from: number, to: number) => void;
}

/** The new index of a row from `from`, before or after `target`. */
const landing = (from: number, target: number, edge: Edge): number => {
  const gap = edge === 'before' ? target : target + 1;
  return gap > from ? gap - 1 : gap;
};

/** Drag and drop for one row, by its grip. */
export function useDrag({ list, index, onMove }: DragOf) {
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [lifted, setLifted] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const place = useEffectEvent(() => index);
  /** Null if the row would not move. */
  const edgeAt = useEffectEvent((y: number, from: number): Edge | null => {
    const { top = 0, height = 0 } = row.current?.getBoundingClientRect() ?? {};
    const at = y < top + height / 2 ? 'before' : 'after';
    return landing(from, index, at) === from ? null : at;
  });
  const drop = useEffectEvent((from: number, at: Edge | null) => {
    if (at) onMove(from, landing(from, index, at));
  });
  useEffect(() => {
    if (!row.current || !grip.current) return undefined;
    return combine(
      draggable({
        element: grip.current,
        getInitialData: () => ({ list, from: place() }),
        onDragStart: () => setLifted(true),
        onDrop: () => setLifted(false),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data.list === list,
        onDrag: ({ source, location }) => setEdge(edgeAt(location.current.input.clientY, Number(source.data.from))),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          const from = Number(source.data.from);
          setEdge(null);
          drop(from, edgeAt(location.current.input.clientY, from));
        },
      }),
    );
  }, [list]);
  return { row, grip, lifted, edge };
}
