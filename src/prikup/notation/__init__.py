"""Text and JSON in and out. Import from the module that does it:

``hands``, ``games``, ``deals``: what people write and read, in Russian or English; ``codec``: JSON of every value;
``record``: whole matches as text or JSON, and their verification; ``protocol``: results dictated at a real table;
``jpref``, ``archive``: other programs' deals, as a ``foreign.ForeignDeal``. Whatever cannot be read is a
``NotationError`` (``errors``).
"""
