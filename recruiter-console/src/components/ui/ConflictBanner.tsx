import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { common } from '../../i18n/common';
import { Banner } from './Banner';
import style from './ConflictBanner.module.css';
import { AppDialog } from './dialogs/AppDialog';

export interface Difference {
  field: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
}

interface ConflictBannerProps {
  /** Fields in which the two versions differ, as people read them. */
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else was first (409 stale_version): what was typed is kept until one of the two versions is chosen. */
export function ConflictBanner({ differences, onKeepMine, onTakeTheirs }: ConflictBannerProps) {
  const [open, setOpen] = useState(false);
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <Banner
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            <FormattedMessage {...common.seeBoth} />
          </Button>
        }
      >
        <FormattedMessage {...common.conflict} />
      </Banner>
      <AppDialog
        open={open}
        width={600}
        title={<FormattedMessage {...common.seeBoth} />}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={choose(onTakeTheirs)}>
              <FormattedMessage {...common.useTheirs} />
            </Button>
            <Button variant="contained" color="primary" onClick={choose(onKeepMine)}>
              <FormattedMessage {...common.keepMine} />
            </Button>
          </>
        }
      >
        <table className={style.versions}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <FormattedMessage {...common.mine} />
              </th>
              <th scope="col">
                <FormattedMessage {...common.theirs} />
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference, index) => (
              <tr key={index}>
                <th scope="row">{difference.field}</th>
                <td>{difference.mine}</td>
                <td>{difference.theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AppDialog>
    </>
  );
}
