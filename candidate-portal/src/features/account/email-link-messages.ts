/** The pages of the links of a change of address (either address confirms it, the old one stops it), and of an account that is going. */
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
  },
} as const;
