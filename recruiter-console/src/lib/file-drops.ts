import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Takes files that the user drops on an element. */
type Taker = (files: File[], target: Element) => void;

const takers: Taker[] = [];
const watchers = new Set<() => void>();
let dragging = false;

function setDragging(next: boolean): void {
  if (dragging === next) return;
  dragging = next;
  for (const tell of watchers) tell();
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** A field takes text that the user drops on it; anywhere else the browser would leave the app for a dropped link. */
const isForField = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;

const isOurs = (event: DragEvent): boolean => !event.defaultPrevented && (hasFiles(event) || !isForField(event));

function onDragOver(event: DragEvent): void {
  if (!isOurs(event)) return;
  event.preventDefault();
  const isTaken = hasFiles(event) && takers.length > 0;
  if (event.dataTransfer) event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
  setDragging(hasFiles(event));
}

function onDrop(event: DragEvent): void {
  setDragging(false);
  if (!isOurs(event)) return;
  event.preventDefault();
  if (!hasFiles(event)) return;
  const files = [...(event.dataTransfer?.files ?? [])];
  if (event.target instanceof Element && !event.target.closest('[role=dialog]')) takers.at(-1)?.(files, event.target);
}

/** Keeps the browser from leaving the app for a dropped file or link. Call it once. */
export function useFileDrops(): void {
  useEffect(() => {
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
}

/** Takes dropped files while the component is mounted. Returns whether the user drags files over the page. */
export function useTakeFiles(take: Taker): boolean {
  const latest = useEffectEvent(take);
  useEffect(() => {
    const taker: Taker = (files, target) => latest(files, target);
    takers.push(taker);
    return () => void takers.splice(takers.indexOf(taker), 1);
  }, []);
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    () => dragging,
  );
}
