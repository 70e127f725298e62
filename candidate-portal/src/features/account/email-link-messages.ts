/**
 * Texts of the pages behind mailed links: either address confirms a change of address, the old one can stop it, and a
 * user can cancel the removal of the account.
 */
export const emailLinks = {
  confirm: {
    title: 'confirmEmail.title',
    lead: 'confirmEmail.lead',
    action: 'confirmEmail.action',
    done: 'confirmEmail.done',
    doneLead: 'confirmEmail.doneLead',
    waits: 'confirmEmail.waits',
    waitsLead: 'confirmEmail.waitsLead',
  },
  keep: {
    title: 'keepEmail.title',
    lead: 'keepEmail.lead',
    action: 'keepEmail.action',
    done: 'keepEmail.done',
    doneLead: 'keepEmail.doneLead',
    already: 'keepEmail.already',
  },
  stay: {
    title: 'keepAccount.title',
    lead: 'keepAccount.lead',
    action: 'keepAccount.action',
    done: 'keepAccount.done',
    doneLead: 'keepAccount.doneLead',
    already: 'keepAccount.already',
  },
} as const;
