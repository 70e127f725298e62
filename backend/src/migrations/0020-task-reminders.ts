import type { Migration } from './migration.js';

export const taskReminders: Migration = {
  id: '0020-task-reminders',
  does: 'tasks that were due before the reminders began get none',
  async up(db) {
    await db
      .collection('tasks')
      .updateMany({ remindedAt: null, deadline: { $lte: new Date() } }, [{ $set: { remindedAt: '$deadline' } }]);
  },
};
