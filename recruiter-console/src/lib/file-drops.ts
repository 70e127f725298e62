import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Takes files that the user drops on an element. */
type Take = (files: File[], target: Element) => void;

interface Taker {
  take: Take;
  /** The element whose drops it takes before others, also in a dialog; without one it takes those of the page. */
  area?: () => Element | null | undefined;
}

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

const ownerOf = (target: Element): Taker | undefined => takers.findLast(({ area }) => area?.()?.contains(target));

/** The taker of what the user drops on a target. */
function takerAt(target: EventTarget | null): Taker | undefined {
  if (!(target instanceof Element)) return undefined;
  return ownerOf(target) ?? (target.closest('[role=dialog]') ? undefined : takers.findLast(({ area }) => !area));
}

/** Gives pasted files to the part of the page that takes those dropped there; false if there is none. */
export function givePasted(files: File[], target: Element): boolean {
  const own = ownerOf(target);
  own?.take(files, target);
  return own !== undefined;
}

const isOurs = (event: DragEvent): boolean => !event.defaultPrevented && (hasFiles(event) || !isForField(event));

function onDragOver(event: DragEvent): void {
  if (!isOurs(event)) return;
  event.preventDefault();
  const isTaken = hasFiles(event) && takerAt(event.target) !== undefined;
  if (event.dataTransfer) event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
  setDragging(hasFiles(event));
}

function onDrop(event: DragEvent): void {
  setDragging(false);
  if (!isOurs(event)) return;
  event.preventDefault();
  if (!hasFiles(event)) return;
  const files = [...(event.dataTransfer?.files ?? [])];
  if (event.target instanceof Element) takerAt(event.target)?.take(files, event.target);
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

/**
 * Takes dropped files while the component is mounted: those of the page, or with an area those dropped on it. Returns whether
 * the user drags files over the page.
 */
export function useTakeFiles(take: Take, area?: Taker['area']): boolean {
  const latest = useEffectEvent(take);
  const latestArea = useEffectEvent(() => area?.());
  const hasArea = area !== undefined;
  useEffect(() => {
    const taker: Taker = {
      take: (files, target) => latest(files, target),
      ...(hasArea && { area: () => latestArea() }),
    };
    takers.push(taker);
    return () => void takers.splice(takers.indexOf(taker), 1);
  }, [hasArea]);
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    () => dragging,
  );
}
