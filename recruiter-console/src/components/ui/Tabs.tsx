import clsx from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import style from './Tabs.module.css';

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Each with its own id and that of the panel that it shows. */
  tabs: readonly { value: Value; id: string; panel: string; label: ReactNode }[];
  className?: string | undefined;
}

/** The tab to which a key leads from the one with the focus, of so many. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  tabs[
    step(
      tabs.findIndex((tab) => tab === document.activeElement),
      tabs.length,
    )
  ]?.focus();
}

/** Tabs in one line, which scrolls where it is too narrow. A click or Enter chooses, arrows only move the focus. MUI's measure themselves at each drawing. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, className }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // The Tab key leads to the tab that had the focus last, or to the chosen one.
  const [last, setLast] = useState({ value, stop: value });
  const stop = last.value === value ? last.stop : value;
  useEffect(() => {
    const line = list.current;
    const chosen = line?.querySelector('[aria-selected="true"]');
    if (!line || !chosen) return undefined;
    // The observer tells the places after the browser has laid the page out; a question for them would make it do so earlier.
    const observer = new IntersectionObserver(
      ([shown]) => {
        observer.disconnect();
        if (!shown?.rootBounds) return;
        const { boundingClientRect: tab, rootBounds: room } = shown;
        line.scrollLeft += Math.min(0, tab.left - room.left) + Math.max(0, tab.right - room.right);
      },
      { root: line },
    );
    observer.observe(chosen);
    return () => observer.disconnect();
  }, [value]);
  return (
    <div className={clsx(style.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} className={style.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tab.id}
            aria-controls={tab.panel}
            aria-selected={tab.value === value}
            tabIndex={tab.value === stop ? 0 : -1}
            onFocus={() => setLast({ value, stop: tab.value })}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
    </div>
  );
}
